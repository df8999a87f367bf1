/** Repeats a pixel over a whole room. */
export function fillWith<Room extends Uint8Array | Uint16Array>(room: Room, pixel: Room): void {
  room.set(pixel.subarray(0, room.length));
  for (let done = pixel.length; done < room.length; done *= 2) {
    room.copyWithin(done, 0, Math.min(done, room.length - done));
  }
}
