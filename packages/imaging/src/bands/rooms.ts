/** Two stretches of memory in turn: one to be read into while the other is worked on. */
export function createRooms(bytes: number): () => Uint8Array {
  const [one, other] = [0, 1].map(() => new Uint8Array(Buffer.allocUnsafeSlow(bytes).buffer));
  const rooms = [one, other];
  let taken = 0;
  return () => rooms[taken++ % 2] ?? new Uint8Array(bytes);
}
