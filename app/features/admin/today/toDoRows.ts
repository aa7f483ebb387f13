/** The rows of what is to be done, in two columns where there is room. */
export const toDoRows = 'grid gap-x-10 min-[90rem]:grid-cols-2'

export const toDoRow = 'flex min-h-15 items-center gap-4 border-b border-line py-2'
