const [zero, nine, point, minus] = [48, 57, 46, 45];

/**
 * The numbers in a stretch of path data without letters. Read as whole ones and divided by their power of ten, which rounds as reading
 * decimals does.
 */
export function pathNumbers(list: string): number[] {
  const numbers: number[] = [];
  for (let i = 0; i < list.length; ) {
    let digits = 0;
    let whole = 0;
    let power = 0;
    const isNegative = list.charCodeAt(i) === minus;
    if (isNegative) i++;
    for (; i < list.length; i++) {
      const code = list.charCodeAt(i);
      if (code === point) power = 1;
      else if (code >= zero && code <= nine) {
        whole = whole * 10 + code - zero;
        power *= 10;
        digits++;
      } else break;
    }
    if (digits === 0) i++;
    else numbers.push((isNegative ? -whole : whole) / (power || 1));
  }
  return numbers;
}
