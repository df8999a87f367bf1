/** Somebody is at work; authentication has already kept the session alive. */
export async function updateLastActive(): Promise<{ success: boolean }> {
  return { success: true };
}
