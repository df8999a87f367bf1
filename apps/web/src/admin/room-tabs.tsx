import { Tabs } from '@mantine/core';
import type { ReactNode } from 'react';

interface Room {
  readonly tab: string;
  readonly name: string;
  readonly room: ReactNode;
}

/** Rooms behind tabs, the first one open; a room is only there while it is looked at. */
export function RoomTabs({ rooms }: { rooms: readonly Room[] }) {
  return (
    <Tabs defaultValue={rooms[0]?.tab ?? null} keepMounted={false}>
      <Tabs.List>
        {rooms.map(({ tab, name }) => (
          <Tabs.Tab key={tab} value={tab}>
            {name}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {rooms.map(({ tab, room }) => (
        <Tabs.Panel key={tab} value={tab} pt="lg">
          {room}
        </Tabs.Panel>
      ))}
    </Tabs>
  );
}
