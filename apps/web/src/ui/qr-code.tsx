import { encode } from 'uqr';
import classes from './qr-code.module.css';

/** Blank modules around the code, which readers need. */
const border = 4;

/** A text as a QR code, drawn here: nothing of it goes to another host. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { ecc: 'M', border });
  const dark = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')));
  return (
    <svg className={classes.code} role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`}>
      <path d={dark.join('')} />
    </svg>
  );
}
