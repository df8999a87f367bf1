/** Lists of the operator's that name clients, each by its word in the logs of those whom it names. */
const clientLists = ['register', 'overview', 'signUps', 'sales', 'commissions', 'reports'] as const;
export type ClientList = (typeof clientLists)[number];

/** Whether what is read is a list that names clients, and not a room of one of them. */
export const isClientList = (room: string | undefined): room is ClientList => clientLists.some((list) => list === room);
