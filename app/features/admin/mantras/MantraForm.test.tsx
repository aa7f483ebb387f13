import { describe, expect, it } from 'vitest'
import { useRead } from '#app/admin/useRead.ts'
import { aStaffMantra } from '#app/test/aStaffMantra.ts'
import { expectSteady } from '#app/test/expectSteady.ts'
import { screen, within } from '#app/test/render.tsx'
import { renderOffice } from '#app/test/renderOffice.tsx'
import { templeServer } from '#app/test/templeServer.ts'
import { write } from '#app/test/write.ts'
import {
  deleteMantra,
  getStaffMantra,
  publishMantra,
  restoreMantra,
  updateMantra,
} from '#contract/mantras/admin.ts'
import { dropUnsaved, getUnsaved, keepUnsaved, listVersions } from '#contract/writing/admin.ts'
import { DeleteMantra } from './DeleteMantra.tsx'
import { MantraForm } from './MantraForm.tsx'

const id = 'ganesha-gayatri'
function Page() {
  const { data } = useRead(getStaffMantra, { id })
  return (
    data && (
      <>
        <MantraForm mantra={data} onDirty={() => undefined} />
        <DeleteMantra mantra={data} />
      </>
    )
  )
}

const show = async () => {
  const server = templeServer()
  server.answers(getStaffMantra, aStaffMantra())
  server.answers(getUnsaved, {})
  server.answers(keepUnsaved, { savedAt: '2026-11-24T05:00:00Z' })
  server.answers(dropUnsaved, {})
  server.answers(listVersions, { versions: [] })
  const page = await renderOffice(<Page />, { server, at: `/admin/mantras/${id}` })
  await screen.findByLabelText('Title')
  return {
    ...page,
    type: (label: string, text: string) => write(page.user, label, text),
    press: (name: string) => page.user.click(screen.getByRole('button', { name })),
  }
}

describe('Two editors at one mantra', () => {
  it('lose nothing: theirs is shown, mine is kept, and saved over theirs', async () => {
    const { type, press, server } = await show()
    await type('Title', 'Gayatri of Ganesha')
    server.refuses(updateMantra, 'changed_meanwhile')
    server.answers(getStaffMantra, aStaffMantra({ title: 'The Gayatri', version: 4 }))
    await press('Save')
    const panel = within(
      await screen.findByRole('region', { name: 'Someone else changed this in the meantime' }),
    )
    expect(panel.getByText('The Gayatri')).toBeTruthy()
    expect(screen.getByLabelText('Title')).toHaveProperty('value', 'Gayatri of Ganesha')
    server.answers(updateMantra, aStaffMantra({ title: 'Gayatri of Ganesha', version: 5 }))
    await press('Save mine over theirs')
    expect(await screen.findByText('Saved')).toBeTruthy()
    expect(server.received(updateMantra).at(-1)).toMatchObject({ id, title: 'Gayatri of Ganesha' })
    expect(server.headers(updateMantra).at(-1)?.get('if-match')).toBe('"4"')
  })
})

it('What editors write is saved once, and stays without a network', async () => {
  const page = await show()
  await page.type('Title', 'Gayatri of Ganesha')
  const answer = aStaffMantra({ title: 'Gayatri of Ganesha', version: 4 })
  await expectSteady(page, { button: 'Save', sends: updateMantra, answer })
})

describe('A mantra', () => {
  it('is published from the version that is shown', async () => {
    const { press, server } = await show()
    server.answers(publishMantra, aStaffMantra({ status: 'published', version: 4 }))
    await press('Publish now')
    expect(await screen.findByText('Published. Everyone can see it now.')).toBeTruthy()
    expect(server.received(publishMantra)).toEqual([{ id, status: 'published' }])
    expect(server.headers(publishMantra)[0]?.get('if-match')).toBe('"3"')
  })

  it('is deleted from that version, and that is undone', async () => {
    const { press, server, address } = await show()
    server.answers(deleteMantra, aStaffMantra({ deletedAt: '2026-11-24T06:00:00Z', version: 4 }))
    await press('Delete mantra')
    expect(await screen.findByText('“Ganesha Gayatri” deleted')).toBeTruthy()
    expect(server.headers(deleteMantra)[0]?.get('if-match')).toBe('"3"')
    expect(address()).toBe('/admin/mantras')
    server.answers(restoreMantra, aStaffMantra({ version: 5 }))
    await press('Undo')
    expect(await screen.findByText('Restored')).toBeTruthy()
    expect(server.received(restoreMantra)).toEqual([{ id }])
    expect(server.headers(restoreMantra)[0]?.get('if-match')).toBe('"4"')
  })
})
