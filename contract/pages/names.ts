/** The pages that staff write, by the last part of their address. */
export const pageNames = ['about', 'privacy', 'terms', 'shipping', 'refunds', 'faq'] as const
export type PageName = (typeof pageNames)[number]

export const isPageName = (name: string): name is PageName =>
  (pageNames as readonly string[]).includes(name)
