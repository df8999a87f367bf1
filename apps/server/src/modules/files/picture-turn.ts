import { limits } from '@naksha/contract';
import { asPicture, isGreedy, type PictureWeight, UnjudgedPictureError } from '@naksha/imaging';
import { createLane } from '../../lane.ts';
import { refuseWithoutRoom } from './refuse-without-room.ts';

interface Wish {
  readonly clientId: string;
  readonly weight: PictureWeight;
  /** Where temporary files will lie. */
  readonly folder: string;
  /** Ends the wait, and is to end the work. */
  readonly signal?: AbortSignal | undefined;
}

const bounds = () => ({
  places: limits.picturesAtOnce,
  waiting: limits.picturesWaiting,
  waitingPerClient: limits.picturesWaitingPerClient,
  waitSeconds: limits.pictureWaitSeconds,
});
/**
 * Small pictures never wait for large ones, and of each kind a client has one decoded at a time. Counted by process: what is shared out
 * is this process's memory, its children, and the disk beneath its own temporary files.
 */
const lanes = {
  small: createLane(() => ({ ...bounds(), spare: limits.smallPicturesSpare })),
  large: createLane(() => ({ ...bounds(), secondsPerClient: limits.judgingSecondsPerClient })),
};

/** Runs what decodes a picture for a request, in the turn of its client, while it is within what one picture may take of the disk and of time. */
export function inPictureTurn<Result>(
  { clientId, weight, folder, signal }: Wish,
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const size = weight.pixels <= limits.smallPictureMaxPixels ? 'small' : 'large';
  const decode = async () => {
    if (weight.temporaryBytes > limits.judgingBytes)
      throw tooCostly(`${limits.judgingBytes} bytes of temporary files, not ${weight.temporaryBytes}`);
    await refuseWithoutRoom(folder, weight.temporaryBytes);
    const late = new AbortController();
    const timer = setTimeout(
      () => late.abort(tooCostly(`${limits.judgingSeconds} seconds`)),
      limits.judgingSeconds * 1000,
    );
    try {
      return await asPicture(size, () => work(signal ? AbortSignal.any([signal, late.signal]) : late.signal));
    } finally {
      clearTimeout(timer);
    }
  };
  // The temporary files are those of one, so that the room which was looked for is there, and so is what is kept whole in memory.
  return lanes[size]({ clientId, isAlone: weight.temporaryBytes > 0 || isGreedy(weight), signal }, decode);
}

/** Runs what takes moments whatever the picture is: a look at its head. It waits for small pictures only. */
export function inQuickLane<Result>(clientId: string, work: () => Promise<Result>, signal?: AbortSignal) {
  return lanes.small<Result>({ clientId, signal }, work);
}

function tooCostly(bound: string): UnjudgedPictureError {
  return new UnjudgedPictureError('image_unprocessable', `Expected a picture that is judged in at most ${bound}`);
}
