import { useRead } from '#app/admin/useRead.ts'
import { listStaffMantras } from '#contract/mantras/admin.ts'
import { largestPage } from '#contract/paging.ts'
import { listStaffProducts } from '#contract/shop/admin.ts'

export type Choice = { value: string; label: string }

/** What the shop has, by name. */
export function useProducts(): Choice[] {
  const { data } = useRead(listStaffProducts, { limit: largestPage })
  return (data?.items ?? []).map(({ id, name }) => ({ value: id, label: name }))
}

/** All mantras, aartis and stotras, by title. */
export function useTexts(): Choice[] {
  const mantras = useRead(listStaffMantras, { list: 'mantras', limit: largestPage })
  const aartis = useRead(listStaffMantras, { list: 'aartis', limit: largestPage })
  return [...(mantras.data?.items ?? []), ...(aartis.data?.items ?? [])].map(({ id, title }) => ({
    value: id,
    label: title,
  }))
}

/** With what was chosen before, also while the list is on its way or no longer has it. */
export const optionsFor = (chosen: string, none: string, all: readonly Choice[]): Choice[] => [
  { value: '', label: none },
  ...(chosen === '' || all.some(({ value }) => value === chosen)
    ? []
    : [{ value: chosen, label: chosen }]),
  ...all,
]
