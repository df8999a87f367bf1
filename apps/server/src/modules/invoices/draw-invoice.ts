export async function drawInvoice(): Promise<Buffer> { throw new Error('stub'); }
