import { describe, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { aStaffBooking } from '#app/test/aStaffBooking.ts'
import { expectAccessible } from '#app/test/expectAccessible.ts'
import { screen, within } from '#app/test/render.tsx'
import { renderOffice } from '#app/test/renderOffice.tsx'
import { templeServer } from '#app/test/templeServer.ts'
import { write } from '#app/test/write.ts'
import { TextField } from '#app/ui/TextField.tsx'
import {
  getStaffBooking,
  type StaffBookingDetails,
  updateBookingDetails,
} from '#contract/bookings/admin.ts'
import { EditedForm } from './EditedForm.tsx'
import { useEdited } from './useEdited.ts'
import { useRead } from './useRead.ts'
import { useSaving } from './useSaving.ts'

const { reference } = aStaffBooking()
const onDirty = vi.fn()
const schema = z.object({
  fullName: z.string().check(z.minLength(1, 'Please enter the name')),
  priest: z.string(),
  notes: z.string(),
})

/** A form as those of the office are, about a booking. */
function Form({ original }: { original: StaffBookingDetails }) {
  const { save, load } = useSaving()
  const edited = useEdited({
    schema,
    original,
    toValues: ({ fullName, priest = '', notes = '' }: StaffBookingDetails) => ({
      fullName,
      priest,
      notes,
    }),
    save: (values, { version }) =>
      save(updateBookingDetails, { ...values, reference, names: [] }, version),
    load: () => load(getStaffBooking, { reference }),
    labels: { fullName: 'Name', priest: 'Priest', notes: 'Notes' },
  })
  const { register, formState } = edited.form
  return (
    <EditedForm edited={edited} onDirty={onDirty}>
      <TextField
        label="Name"
        {...register('fullName')}
        error={formState.errors.fullName?.message}
      />
      <TextField label="Priest" {...register('priest')} error={formState.errors.priest?.message} />
      <TextField label="Notes" {...register('notes')} error={formState.errors.notes?.message} />
    </EditedForm>
  )
}

function Page() {
  const { data } = useRead(getStaffBooking, { reference })
  return data && <Form original={data} />
}

const stored = (change: Partial<StaffBookingDetails> = {}) =>
  aStaffBooking({ fullName: 'Meera', priest: 'Joshi', version: 3, ...change })

const show = async () => {
  onDirty.mockClear()
  const server = templeServer()
  server.answers(getStaffBooking, stored())
  const page = await renderOffice(<Page />, { server })
  await screen.findByLabelText('Name')
  const valueOf = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value
  return {
    ...page,
    valueOf,
    type: (label: string, text: string) => write(page.user, label, text),
    press: (name: string) => page.user.click(screen.getByRole('button', { name })),
    sent: () => server.received(updateBookingDetails).at(-1),
    version: () => server.headers(updateBookingDetails).at(-1)?.get('if-match'),
    /** Somebody else has saved this meanwhile. */
    meanwhile: (change: Partial<StaffBookingDetails>) => {
      server.answers(getStaffBooking, stored({ version: 4, ...change }))
      server.refuses(updateBookingDetails, 'changed_meanwhile', { detail: 'It was changed' })
    },
    panel: async () =>
      within(
        await screen.findByRole('region', { name: 'Someone else changed this in the meantime' }),
      ),
  }
}

describe('A form that edits', () => {
  it('saves what was typed from the version it shows, and is clean again', async () => {
    const { type, press, server, sent, version } = await show()
    expect(onDirty).toHaveBeenLastCalledWith(false)
    await type('Notes', 'Call first')
    expect(onDirty).toHaveBeenLastCalledWith(true)
    server.answers(updateBookingDetails, stored({ notes: 'Call first', version: 4 }))
    await press('Save')
    await expect.poll(() => onDirty.mock.lastCall).toEqual([false])
    expect(sent()).toMatchObject({ fullName: 'Meera', priest: 'Joshi', notes: 'Call first' })
    expect(version()).toBe('"3"')
    server.answers(updateBookingDetails, stored({ version: 5 }))
    await type('Notes', 'Call twice')
    await press('Save')
    await expect.poll(version).toBe('"4"')
  })

  it('says what is wrong, takes the focus there, and sends nothing', async () => {
    const { type, press, server, user } = await show()
    await user.clear(screen.getByLabelText('Name'))
    await press('Save')
    expect(await screen.findByText('Please enter the name')).toBeTruthy()
    await expect.poll(() => document.activeElement).toBe(screen.getByLabelText('Name'))
    expect(server.received(updateBookingDetails)).toEqual([])
    await type('Name', 'Meera')
    await expect.poll(() => screen.queryByText('Please enter the name')).toBeNull()
  })

  it('shows what the server refused at its field', async () => {
    const { type, press, server, valueOf } = await show()
    const errors = [{ pointer: '#/priest', detail: 'At most 100 characters' }]
    server.refuses(updateBookingDetails, 'invalid_input', { errors })
    await type('Notes', 'Call first')
    await press('Save')
    expect(await screen.findByText('At most 100 characters')).toBeTruthy()
    expect(screen.getByText('Please check the highlighted fields.')).toBeTruthy()
    await expect.poll(() => document.activeElement).toBe(screen.getByLabelText('Priest'))
    expect(valueOf('Notes')).toBe('Call first')
  })

  it('keeps what was typed when the network is lost, and saves it after', async () => {
    const { type, press, server, network, valueOf, sent } = await show()
    await type('Notes', 'Call first')
    network.lose()
    await press('Save')
    const said = 'Could not connect. What you typed is still here. Please try again.'
    expect(await screen.findByText(said)).toBeTruthy()
    expect(valueOf('Notes')).toBe('Call first')
    network.regain()
    server.answers(updateBookingDetails, stored({ version: 4 }))
    await press('Save')
    await expect.poll(sent).toMatchObject({ notes: 'Call first' })
    await expect.poll(() => screen.queryByText(said)).toBeNull()
  })

  it('is busy until the server answers, and a second press saves nothing more', async () => {
    const { type, press, server } = await show()
    await type('Notes', 'Call first')
    const release = server.holds(updateBookingDetails, stored({ version: 4 }))
    await press('Save')
    const button = await screen.findByRole('button', { name: 'Saving...' })
    expect(button).toHaveProperty('disabled', true)
    await press('Saving...')
    release()
    expect(await screen.findByRole('button', { name: 'Save' })).toHaveProperty('disabled', false)
    expect(server.received(updateBookingDetails)).toHaveLength(1)
  })

  it('shows a newer version while nothing is typed, and never replaces what is', async () => {
    const { server, office, valueOf, type } = await show()
    server.answers(getStaffBooking, stored({ notes: 'Theirs', version: 4 }))
    await office.invalidateQueries()
    await expect.poll(() => valueOf('Notes')).toBe('Theirs')
    await type('Notes', 'Mine')
    server.answers(getStaffBooking, stored({ notes: 'Theirs again', version: 5 }))
    await office.invalidateQueries()
    expect(valueOf('Notes')).toBe('Mine')
  })
})

describe('Two people who edit the same', () => {
  it('see that both changes can be kept, with the focus on the choice', async () => {
    const { type, press, meanwhile, panel, server, sent, version, container } = await show()
    await type('Notes', 'Call first')
    meanwhile({ priest: 'Kulkarni' })
    await press('Save')
    const { getByText, queryByText } = await panel()
    expect(getByText('You changed different things, so both changes can be saved.')).toBeTruthy()
    expect(getByText('Kulkarni')).toBeTruthy()
    expect(queryByText('Yours')).toBeNull()
    await expect
      .poll(() => document.activeElement?.textContent)
      .toContain('Someone else changed this')
    await expectAccessible(container)
    server.answers(updateBookingDetails, stored({ version: 5 }))
    await press('Save both')
    await expect.poll(version).toBe('"4"')
    expect(sent()).toMatchObject({ priest: 'Kulkarni', notes: 'Call first' })
    await expect.poll(() => screen.queryByText('Save both')).toBeNull()
    await expect.poll(() => document.activeElement?.tagName).toBe('FORM')
  })

  it('compare the same field, and mine can be saved over theirs', async () => {
    const { type, press, meanwhile, panel, server, sent, version } = await show()
    await type('Priest', 'Deshpande')
    meanwhile({ priest: 'Kulkarni', notes: 'From them' })
    await press('Save')
    const { getByText } = await panel()
    expect(getByText('Yours').nextSibling?.textContent).toBe('Deshpande')
    expect(getByText('Kulkarni')).toBeTruthy()
    expect(
      getByText('They also changed this, and it stays if you save yours:').nextSibling?.textContent,
    ).toContain('From them')
    server.answers(updateBookingDetails, stored({ version: 5 }))
    await press('Save mine over theirs')
    await expect.poll(version).toBe('"4"')
    expect(sent()).toMatchObject({ priest: 'Deshpande', notes: 'From them' })
  })

  it('can take theirs, which sends nothing', async () => {
    const { type, press, meanwhile, panel, server, valueOf } = await show()
    await type('Priest', 'Deshpande')
    meanwhile({ priest: 'Kulkarni' })
    await press('Save')
    await panel()
    await press('Take theirs, discard mine')
    expect(valueOf('Priest')).toBe('Kulkarni')
    expect(server.received(updateBookingDetails)).toHaveLength(1)
    expect(onDirty).toHaveBeenLastCalledWith(false)
  })

  it('meet again when a third version comes meanwhile', async () => {
    const { type, press, meanwhile, panel, valueOf } = await show()
    await type('Priest', 'Deshpande')
    meanwhile({ priest: 'Kulkarni' })
    await press('Save')
    await panel()
    meanwhile({ priest: 'Gokhale', version: 5 })
    await press('Save mine over theirs')
    const { findByText } = await panel()
    expect(await findByText('Gokhale')).toBeTruthy()
    expect(valueOf('Priest')).toBe('Deshpande')
  })

  it('are not asked about what the form does not hold: it is saved from their version', async () => {
    const { type, press, server, version } = await show()
    await type('Notes', 'Call first')
    server.refuses(updateBookingDetails, 'changed_meanwhile')
    server.answers(getStaffBooking, () => {
      server.answers(updateBookingDetails, stored({ version: 5 }))
      return stored({ version: 4, phone: '98220 12345' })
    })
    await press('Save')
    await expect.poll(version).toBe('"4"')
    expect(screen.queryByText('Someone else changed this in the meantime')).toBeNull()
  })

  it('read the server’s message if their version cannot be loaded', async () => {
    const { type, press, server, valueOf } = await show()
    await type('Notes', 'Call first')
    server.refuses(getStaffBooking, 'unavailable')
    server.refuses(updateBookingDetails, 'changed_meanwhile', { detail: 'It was changed' })
    await press('Save')
    expect(await screen.findByText('It was changed')).toBeTruthy()
    expect(valueOf('Notes')).toBe('Call first')
  })
})
