import { useMediaQuery } from '@mantine/hooks';
import { limits } from '@naksha/contract';

const narrow = `(max-width: ${limits.mobileNavBreakpointPx}px)`;

/** Whether the window is as narrow as a phone, from the first picture on: a wide table is a list there. */
export const usePhone = () =>
  useMediaQuery(narrow, window.innerWidth <= limits.mobileNavBreakpointPx, { getInitialValueInEffect: false });
