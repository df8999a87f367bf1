import { endpoints, limits } from '@naksha/contract';
import { useState } from 'react';
import { ApiError } from '../../api/api-error.ts';
import { call } from '../../api/call.ts';
import { toDataUrl } from '../to-data-url.ts';

/** A picture or PDF on its way into a message: shown at once where a browser can, sent along when its `id` is there. */
export interface Picture {
  readonly key: string;
  readonly fileName: string;
  readonly shown?: string;
  readonly id?: string;
  readonly problem?: unknown;
}

export interface Pictures {
  readonly items: readonly Picture[];
  readonly add: (files: readonly File[]) => void;
  readonly remove: (key: string) => void;
  readonly clear: () => void;
  /** Of those that arrived. */
  readonly ids: readonly string[];
  /** The names of those that will not be sent along. */
  readonly refused: readonly string[];
  readonly isBusy: boolean;
  readonly hasRoom: boolean;
}

/** The pictures of a message to a ticket of one client; each goes to the server as soon as it is chosen. */
export function usePictures(clientId: string): Pictures {
  const [items, setItems] = useState<readonly Picture[]>([]);
  const change = (key: string, part: Partial<Picture>) =>
    setItems((before) => before.map((each) => (each.key === key ? { ...each, ...part } : each)));

  const good = items.filter(({ problem }) => problem === undefined);

  async function send(key: string, file: File): Promise<void> {
    try {
      refuse(file);
      const picture = await toDataUrl(file);
      if (limits.logoTypes.some((shown) => shown === file.type)) change(key, { shown: picture });
      const { _id } = await call(endpoints.addAttachment, { body: { clientId, fileName: file.name, picture } });
      change(key, { id: _id });
    } catch (problem) {
      change(key, { problem });
    }
  }

  function add(files: readonly File[]): void {
    const chosen = files.map((file) => ({ file, key: crypto.randomUUID() }));
    setItems((before) => [...before, ...chosen.map(({ file, key }) => ({ key, fileName: file.name }))]);
    const room = limits.ticketAttachments - good.length;
    for (const [at, { file, key }] of chosen.entries()) {
      if (at < room) void send(key, file);
      else change(key, { problem: tooMany() });
    }
  }

  return {
    items,
    add,
    remove: (key) => setItems((before) => before.filter((each) => each.key !== key)),
    clear: () => setItems([]),
    ids: items.flatMap(({ id }) => (id === undefined ? [] : [id])),
    refused: items.flatMap(({ fileName, problem }) => (problem === undefined ? [] : [fileName])),
    isBusy: items.some(({ id, problem }) => id === undefined && problem === undefined),
    hasRoom: good.length < limits.ticketAttachments,
  };
}

const tooMany = () =>
  new ApiError({ status: 0, code: 'attachments_too_many', message: '', params: { limit: limits.ticketAttachments } });

/** What its name's type and its size show; the server looks at the bytes. */
function refuse({ type, size }: File): void {
  const params = { limit: limits.attachmentMaxMegabytes };
  if (!limits.attachmentTypes.some((allowed) => allowed === type))
    throw new ApiError({ status: 0, code: 'attachment_type_not_allowed', message: '' });
  if (size > limits.attachmentMaxBytes)
    throw new ApiError({ status: 0, code: 'upload_too_large', message: '', params });
}
