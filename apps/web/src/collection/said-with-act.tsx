import { Button } from '@mantine/core';

/** What a notification says, with what can be done about it. */
export function SaidWithAct({ said, act, onAct }: { said: string; act: string; onAct: () => void }) {
  return (
    <span style={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 12 }}>
      {said}
      <Button size="compact-sm" variant="default" style={{ flex: 'none' }} onClick={onAct}>
        {act}
      </Button>
    </span>
  );
}
