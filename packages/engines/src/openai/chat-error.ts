/** Why nothing came of asking the chat endpoint; `chat_refused`: it answered, and the rules did not take it. */
export type ChatFault = 'chat_unreachable' | 'chat_timeout' | 'chat_status' | 'chat_unreadable' | 'chat_refused';

/** No better words from the chat endpoint. Holds nothing of what was sent. */
export class ChatError extends Error {
  override readonly name = 'ChatError';
  readonly code: ChatFault;
  /** The status of the answer, where that was the reason. */
  readonly status: number | undefined;

  constructor(code: ChatFault, status?: number) {
    super(code);
    this.code = code;
    this.status = status;
  }
}
