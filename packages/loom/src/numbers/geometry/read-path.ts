const [minus, point, zero, nine, letters, small] = [45, 46, 48, 57, 65, 101] as const;

/** Gives each command of SVG path data with the numbers that follow it, in a list that is used again for the next one. Never throws. */
export function readPath(d: string, each: (command: string, numbers: readonly number[]) => void): void {
  let command = '';
  const numbers: number[] = [];
  for (let at = 0; at < d.length; ) {
    const code = d.charCodeAt(at);
    if (code >= letters) {
      if (command !== '') each(command, numbers);
      command = d.charAt(at++);
      numbers.length = 0;
    } else if (code === minus || code === point || (code >= zero && code <= nine)) {
      at = readNumber(d, at, numbers);
    } else at++;
  }
  if (command !== '') each(command, numbers);
}

/** So many digits are a whole number without loss, and its quotient by a power of ten is the number as written. */
const mostDigits = 15;
const tens = Array.from({ length: mostDigits + 1 }, (_, power) => Number(`1e${power}`));

/** Reads the number that begins there onto the list; answers where it ends. */
function readNumber(d: string, from: number, list: number[]): number {
  const isNegative = d.charCodeAt(from) === minus;
  let whole = 0;
  let digits = 0;
  let decimals = -1;
  let at = isNegative ? from + 1 : from;
  let code = d.charCodeAt(at);
  for (; ; code = d.charCodeAt(++at)) {
    if (code >= zero && code <= nine) {
      whole = whole * 10 + code - zero;
      digits++;
      if (decimals >= 0) decimals++;
    } else if (code === point && decimals < 0) decimals = 0;
    else break;
  }
  if (digits === 0 || digits > mostDigits || code === small) {
    const end = endOfNumber(d, from);
    list.push(Number(d.slice(from, end)));
    return end;
  }
  const value = decimals > 0 ? whole / (tens[decimals] ?? 1) : whole;
  list.push(isNegative ? -value : value);
  return at;
}

function endOfNumber(d: string, from: number): number {
  let hasPoint = d.charCodeAt(from) === point;
  for (let at = from + 1; at < d.length; at++) {
    const code = d.charCodeAt(at);
    const isSign = code === minus && d.charCodeAt(at - 1) === small;
    if (code === point && !hasPoint) hasPoint = true;
    else if (!(code >= zero && code <= nine) && code !== small && !isSign) return at;
  }
  return d.length;
}
