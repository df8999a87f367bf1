/** More names are no sentence any more. */
const mostNamed = 10;

/** Names one after the other: ten of them and how many more. */
export function namesInWords(names: readonly string[]): string {
  const more = names.length - mostNamed;
  return `${names.slice(0, mostNamed).join(', ')}${more > 0 ? ` (+${more})` : ''}`;
}
