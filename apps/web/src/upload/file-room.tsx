import { bytesOfGigabyte, endpoints, limits } from '@naksha/contract';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call } from '../api/call.ts';
import { queryKeys } from '../api/query-keys.ts';
import { useSize } from '../i18n/use-size.ts';
import classes from './file-room.module.css';

/** How much of their room the files of the client take, where it has a limit, and a warning before it is full; `isQuiet` gives the warning alone. */
export function FileRoom({ isQuiet = false }: { isQuiet?: boolean }) {
  const { t } = useTranslation();
  const size = useSize();
  const { data } = useQuery({ queryKey: queryKeys.fileRoom, queryFn: () => call(endpoints.getFileRoom) });
  const room = data?.room;
  if (!room) return null;
  const limit = room.gigabytes * bytesOfGigabyte;
  const isScarce = room.usedBytes >= limit * limits.scarceRoomShare;
  if (isQuiet && !isScarce) return null;
  const sizes = { used: size(room.usedBytes), limit: size(limit) };
  return (
    <p
      className={`num ${classes.room} ${isScarce ? classes.scarce : ''}`}
      role={isScarce ? 'status' : undefined}
      data-varies
    >
      {t(isScarce ? 'files.upload.scarce' : 'files.upload.room', sizes)}
    </p>
  );
}
