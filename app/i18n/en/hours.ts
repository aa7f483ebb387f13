const half = (hours: number): string =>
  hours % 1 === 0 ? String(hours) : `${Math.floor(hours) || ''}½`

/** `1-2 hours`, `½-1 hour`, `1½ hours`. */
export const hoursText = ({ from, to }: { from: number; to: number }): string =>
  `${from === to ? '' : `${half(from)}-`}${half(to)} ${to > 1 ? 'hours' : 'hour'}`
