import type { Site } from '#contract/site/public.ts'

/** The sender, as many countries' laws require; an address mostly begins with the name. */
export const sender = ({ name, address }: Pick<Site, 'name' | 'address'>): string =>
  [...new Set([name, ...address])].join('\n')
