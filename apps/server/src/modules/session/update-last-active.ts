/** Somebody is at work; being admitted has already kept the session alive. */
export async function updateLastActive(): Promise<{ success: boolean }> {
  return { success: true };
}
