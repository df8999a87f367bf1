/** The process answers. */
export async function health(): Promise<{ status: 'ok' }> {
  return { status: 'ok' };
}
