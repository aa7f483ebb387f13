import { menuItem, otherItem } from '#app/admin/menuItem.ts'

/** The classes of a section's link, of its parts, and of how much waits there. */
export type Look = {
  item: (isCurrent: boolean) => string
  icon: string
  name: string
  count: (isCurrent: boolean) => string
}

/**
 * Of a menu that is longer than the screen: a glow at its lower edge, which the end of the list
 * covers. What has the focus is neither there nor behind the bar.
 */
export const goesOn =
  'lg:scroll-pt-31 lg:scroll-pb-8 lg:[scrollbar-color:color-mix(in_srgb,var(--on-office)_50%,transparent)_transparent] lg:[scrollbar-width:thin] lg:bg-[linear-gradient(var(--office-ground),var(--office-ground)),linear-gradient(transparent,color-mix(in_srgb,var(--marigold)_45%,transparent))] lg:bg-[length:100%_3rem] lg:bg-bottom lg:bg-no-repeat lg:[background-attachment:local,scroll]'

const countClass = 'rounded-full tabular-nums text-center'

export const inMenu: Look = {
  item: (isCurrent) =>
    `${menuItem} ${isCurrent ? 'bg-marigold font-semibold text-on-marigold forced-colors:underline' : otherItem}`,
  icon: 'w-5 shrink-0',
  name: 'min-w-0 flex-1',
  count: (isCurrent) =>
    `${countClass} min-w-6 px-1 text-sm lg:min-w-7 lg:px-2 ${isCurrent ? 'bg-on-marigold/14' : 'bg-(--on-office)/16'}`,
}

/** On a phone four sections are at the lower edge. */
export const inTabs: Look = {
  item: (isCurrent) =>
    `relative grid size-full place-content-center justify-items-center text-[0.75rem] focus-visible:outline-offset-[-3px] ${isCurrent ? 'font-semibold text-saffron shadow-[inset_0_3px_var(--saffron)] forced-colors:underline' : 'text-muted'}`,
  icon: 'w-6',
  name: 'max-w-full min-w-0 text-center leading-[1.15] wrap-anywhere',
  count: () =>
    `${countClass} absolute top-0.5 left-[calc(50%+0.5rem)] min-w-5 bg-kumkum px-1 text-[0.8125rem] text-on-kumkum`,
}
