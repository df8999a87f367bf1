import { ComingSoon } from '../../panel/coming-soon.tsx';

export function ReplicatePanel() {
  return <ComingSoon tool="replicate" />;
}
