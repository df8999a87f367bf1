/** One event of a server-sent stream. */
interface StreamEvent {
  readonly event: string;
  readonly data: string;
}

/** Takes a stream apart: feed it text as it arrives, however it is cut, and it gives the events that are complete. */
export function createEventReader(): (text: string) => StreamEvent[] {
  let rest = '';
  return (text) => {
    rest = (rest + text).replaceAll('\r\n', '\n');
    const blocks = rest.split('\n\n');
    rest = blocks.pop() ?? '';
    return blocks.flatMap((block) => {
      let event = 'message';
      const lines: string[] = [];
      for (const line of block.split('\n')) {
        if (line.startsWith('event:')) event = line.slice(6).trim();
        else if (line.startsWith('data:')) lines.push(line.slice(5).replace(/^ /, ''));
      }
      // A comment, as servers send to keep the line open, carries no data.
      return lines.length > 0 ? [{ event, data: lines.join('\n') }] : [];
    });
  };
}
