import { ComingSoon } from '../../panel/coming-soon.tsx';

export function MixPanel() {
  return <ComingSoon tool="mix" />;
}
