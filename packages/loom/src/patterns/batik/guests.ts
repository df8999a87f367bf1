/** Birds, butterflies and the sea's gifts among the bouquets of the north coast. */
export const batikGuests = ['butterfly', 'parrot', 'swan', 'peacock', 'fish', 'shell', 'feather', 'wave'] as const;
