/** A link or a button of the menu; with a mouse the lines are closer, on a low screen the more. */
export const menuItem =
  'flex min-h-11 w-full items-center gap-3 rounded-md px-3 py-1 text-start focus-visible:outline-offset-[-2px] focus-visible:outline-marigold max-lg:gap-2 max-lg:px-2 max-lg:text-sm max-lg:[overflow-wrap:normal] lg:pointer-fine:min-h-9.5 lg:pointer-fine:[@media(max-height:60rem)]:min-h-8'

export const otherItem = 'hover:bg-(--on-office)/12'
