/** Whose commands this phone sends. Everybody is a guest until there are accounts. */
export const getAccount = (): string => 'guest'
