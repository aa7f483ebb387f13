import type { Marked } from '#contract/translations/inEnglish.ts'

type ListItem = { id: string; title: string } & Marked

/** The items before and after `id` in a list, for a page's links. */
export function neighboursOf(
  list: readonly ListItem[],
  id: string,
): { previous?: ListItem; next?: ListItem } {
  const index = list.findIndex((one) => one.id === id)
  const link = (one: ListItem | undefined) =>
    one && {
      id: one.id,
      title: one.title,
      ...(one.inEnglish?.includes('title') && { inEnglish: ['title'] }),
    }
  const previous = index > 0 ? link(list[index - 1]) : undefined
  const next = index < 0 ? undefined : link(list[index + 1])
  return { ...(previous && { previous }), ...(next && { next }) }
}
