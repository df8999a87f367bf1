/** Shades of which a picture is found by: of each hue four, from dark to light; each stands in the middle of what is found by it. */
export const shades = {
  grey: ['#1d1d1d', '#4a4a4a', '#8c8c8c', '#d7d7d7'],
  red: ['#331300', '#703a15', '#c47644', '#f6ceb7'],
  yellow: ['#221e00', '#524c16', '#978f44', '#e4db8b'],
  green: ['#002510', '#1a5834', '#4ba06c', '#97efb4'],
  teal: ['#002228', '#19535a', '#4c9aa3', '#a3e5ed'],
  blue: ['#001b43', '#16488c', '#518ddf', '#c1d9fc'],
  violet: ['#2d0046', '#661f91', '#ac66e0', '#e2cef4'],
  pink: ['#3d001c', '#821b47', '#e05087', '#f8c9d6'],
} as const;
export const tones = ['dark', 'deep', 'mid', 'light'] as const;
