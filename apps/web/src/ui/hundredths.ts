const decimal = /^(-?)(\d{1,12})(?:\.(\d{1,2}))?$/;

/** Hundredths of what was typed, read digit by digit: the minor units of an amount, or a share in hundredths of a per cent. Not a number where it is none with two decimals at most. */
export function toHundredths(typed: string | number): number {
  const [, sign = '', whole, fraction = ''] = decimal.exec(String(typed).trim()) ?? [];
  return whole === undefined ? Number.NaN : Number(`${sign}${whole}${fraction.padEnd(2, '0')}`);
}

/** The same as it is typed. */
export function fromHundredths(hundredths: number): string {
  const digits = String(Math.abs(hundredths)).padStart(3, '0');
  const fraction = digits.slice(-2).replace(/0+$/, '');
  return `${hundredths < 0 ? '-' : ''}${digits.slice(0, -2)}${fraction && `.${fraction}`}`;
}

/** An amount of money as it is typed: whole, or with both of its decimals. */
export function fromMinorUnits(amount: number): string {
  return fromHundredths(amount).replace(/\.\d$/, '$&0');
}
