import 'fake-indexeddb/auto'
import { useForm } from 'react-hook-form'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { db } from '#app/offline/phone.ts'
import { hooked } from '#app/test/hooked.tsx'
import { leavePage } from '#app/test/leavePage.ts'
import { useFormDraft } from './useFormDraft.ts'

type Values = { name: string; city: string }

const empty: Values = { name: '', city: '' }

/** A form with a draft, as on a page; what it is filled with comes a moment later. */
async function open(known?: Partial<Values>) {
  const { read } = await hooked(() => {
    const form = useForm<Values, unknown, Values>({ defaultValues: empty })
    const draft = useFormDraft(form, { name: 'checkout', empty, known: async () => known })
    form.register('name')
    form.register('city')
    return { form, draft }
  })
  return {
    draft: () => read().draft,
    values: () => read().form.getValues(),
    type: (field: keyof Values, text: string) =>
      read().form.setValue(field, text, { shouldDirty: true }),
  }
}
const stored = () => db.drafts.get('checkout')
const draftOf = (values: Partial<Values>) =>
  db.drafts.put({ form: 'checkout', id: 'one', values: { ...empty, ...values }, savedAt: '' })

beforeEach(() => db.drafts.clear())

describe('The draft of a form that is sent directly', () => {
  it('is saved while somebody types, with the id that it will be sent under', async () => {
    const { type, draft } = await open()
    type('city', 'Pune')
    await vi.waitFor(async () =>
      expect(await stored()).toMatchObject({ id: draft().id(), values: { city: 'Pune' } }),
    )
  })

  it('comes back when the form is opened again, under the same id', async () => {
    await draftOf({ name: 'Meera', city: 'Pune' })
    const { values, draft } = await open({ name: 'Asha' })
    await vi.waitFor(() => expect(values()).toEqual({ name: 'Meera', city: 'Pune' }))
    expect(draft().id()).toBe('one')
  })

  it('never replaces what was typed before it was read', async () => {
    await draftOf({ name: 'Meera', city: 'Pune' })
    const { values, type } = await open()
    type('name', 'Ravi')
    await vi.waitFor(() => expect(values()).toEqual({ name: 'Ravi', city: 'Pune' }))
  })

  it('starts with what the phone knows, which is no draft', async () => {
    const { values } = await open({ city: 'Pune' })
    await vi.waitFor(() => expect(values()).toEqual({ name: '', city: 'Pune' }))
    leavePage()
    expect([await stored(), localStorage.getItem('modak-drafts')]).toEqual([undefined, null])
  })

  it('is written at once when the page is left', async () => {
    const { type } = await open()
    type('city', 'Pune')
    leavePage()
    expect(localStorage.getItem('modak-drafts')).toContain('Pune')
    await vi.waitFor(async () => expect(await stored()).toMatchObject({ values: { city: 'Pune' } }))
  })

  it('is gone once it was sent, also what was typed just before', async () => {
    const { type, draft } = await open()
    type('city', 'Pune')
    await draft().drop()
    leavePage()
    expect([await stored(), localStorage.getItem('modak-drafts')]).toEqual([undefined, null])
  })

  it('gets another id where an earlier try was carried out after all', async () => {
    await draftOf({ city: 'Pune' })
    const { values, draft } = await open()
    await vi.waitFor(() => expect(values().city).toBe('Pune'))
    draft().renew()
    expect(draft().id()).not.toBe('one')
  })
})
