/** Birds among the leaves, and what the beach gives. */
export const tropicalGuests = ['parrot', 'butterfly', 'swan', 'peacock', 'fish', 'shell', 'wave', 'feather'] as const;
