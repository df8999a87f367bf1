import { notifications } from '@mantine/notifications';
import { endpoints, type Job } from '@naksha/contract';
import { screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { designer, folderServer, measureAs } from '../../../test/a-folder.ts';
import { openApp } from '../../../test/open-app.tsx';
import { aDesign, aJob, freshStudio } from '../../../test/studio-rows.ts';

beforeEach(() => {
  freshStudio();
  notifications.clean();
  measureAs(1440, 800);
});

async function openListening(path: '/collection' | '/upload') {
  const server = folderServer([]);
  const send = server.stream(endpoints.events);
  await openApp(path, { as: designer, server });
  await expect.poll(() => server.asked(endpoints.events).length).toBe(1);
  const end = (code: 'design_ready' | 'design_failed', changes: Partial<Job>) => {
    const job = aJob('cloth', { progress: 1, finishedAt: new Date().toISOString(), ...changes });
    send({ type: 'job', value: job });
    send({ type: 'notification', value: { code, params: { jobId: job._id, operation: job.operation } } });
  };
  return { end };
}

it.each(['/collection', '/upload'] as const)('says on %s that a design is ready, and opens it', async (path) => {
  const { end } = await openListening(path);
  const row = aDesign('cloth');
  end('design_ready', { state: 'done', results: [row] });
  expect(await screen.findByText(`${row.fileName} is ready.`)).toBeDefined();
  expect(screen.getByRole('link', { name: 'Open' }).getAttribute('href')).toBe(`/studio/generate?design=${row._id}`);
});

it('says in the collection why a design could not be made', async () => {
  const { end } = await openListening('/collection');
  const params = { limit: 7, totalPixels: 9, width: 3, height: 3 };
  end('design_failed', { state: 'failed', error: { code: 'too_many_pixels', message: '', params } });
  expect(await screen.findByText(/^A design could not be made: .*limit of 7 pixels/)).toBeDefined();
});

it('says once what it hears twice', async () => {
  const { end } = await openListening('/collection');
  end('design_ready', { state: 'done', results: [aDesign('cloth')] });
  end('design_ready', { state: 'done', results: [aDesign('cloth')] });
  await screen.findByText(/is ready\.$/);
  expect(screen.getAllByText(/is ready\.$/)).toHaveLength(1);
});
