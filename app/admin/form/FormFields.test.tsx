import { useForm } from 'react-hook-form'
import { describe, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { expectAccessible } from '#app/test/expectAccessible.ts'
import { screen } from '#app/test/render.tsx'
import { renderOffice } from '#app/test/renderOffice.tsx'
import { longText, oneLine, optionalLine } from '#contract/fields.ts'
import { choice, flag, inRow, openChoice, ownValue, text, uncut, whole } from './fields.ts'
import { FormFields, PartFields } from './FormFields.tsx'
import { formOf } from './formOf.ts'
import { group } from './parts.ts'
import { WithField } from './shownField.tsx'

const mark = z.object({ road: oneLine(24), lane: oneLine(24) })
const way = formOf({ road: text(), lane: uncut() }, mark)
const puja = formOf(
  {
    name: text(),
    text: text({ rows: 3 }),
    kind: choice(['day', 'year'], 'kinds', 'day'),
    place: openChoice(['hall', 'lawn'], 'places'),
    ...inRow('sm:grid-cols-2', { price: whole(), stock: whole() }),
    slug: text({ isRight: (typed) => /^[a-z]+$/.test(typed) }),
    isShown: flag(),
    picture: ownValue(''),
    way: group(way),
  },
  z.object({
    name: oneLine(60),
    text: longText(400),
    kind: z.enum(['day', 'year']),
    place: z.enum(['hall', 'lawn']),
    price: z.int(),
    stock: z.optional(z.int()),
    slug: optionalLine(20),
    isShown: z.boolean(),
    picture: z.string(),
    way: mark,
  }),
)

const words = {
  name: 'Name',
  nameHint: 'As people say it',
  text: 'Text',
  kind: 'Kind',
  kinds: { day: 'One day', year: 'Every year' },
  place: 'Place',
  placeNone: 'Please choose',
  placeMissing: 'Choose a place',
  places: { hall: 'Hall', lawn: 'Lawn' },
  price: 'Price',
  stock: 'Stock',
  slug: 'Address',
  slugWrong: 'Small letters only',
  isShown: 'Shown',
  required: 'Please fill this in',
  wholeNumber: 'A whole number',
}

const onSave = vi.fn<(values: typeof puja.empty) => void>()

function Form({ isDigital = false }: { isDigital?: boolean }) {
  const form = useForm({ defaultValues: puja.empty })
  return (
    <form noValidate onSubmit={form.handleSubmit((values) => onSave(values))}>
      <FormFields
        of={puja}
        form={form}
        words={words}
        hints={{ stock: 'Two are promised' }}
        slots={{
          picture: <p>The picture</p>,
          way: <PartFields of={way} form={form} at="way" words={{ road: 'Road', lane: 'Lane' }} />,
          ...(isDigital && { price: null }),
          slug: (
            <WithField>
              {({ shown, maxLength }) => (
                <div>
                  {shown} <p>At most {maxLength}</p>
                </div>
              )}
            </WithField>
          ),
        }}
      />
      <button>Save</button>
    </form>
  )
}

const show = async (isDigital = false) => {
  onSave.mockClear()
  const page = await renderOffice(<Form isDigital={isDigital} />)
  const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
  return {
    ...page,
    field,
    type: async (label: string, typed: string) => {
      await page.user.click(field(label))
      await page.user.paste(typed)
    },
    save: () => page.user.click(screen.getByRole('button', { name: 'Save' })),
  }
}

describe('The fields of a form', () => {
  it('are shown in their order with hints, choices and limits', async () => {
    const { field, container } = await show()
    const labels = [...container.querySelectorAll('label')].map(({ textContent }) => textContent)
    const [first, second] = [
      ['Name', 'Text', 'Kind', 'Place', 'Price'],
      ['Stock', 'Address', 'Shown', 'Road', 'Lane'],
    ]
    expect(labels).toEqual([...first, ...second])
    expect(field('Name').maxLength).toBe(60)
    expect(field('Text').tagName).toBe('TEXTAREA')
    expect(field('Text').maxLength).toBe(400)
    expect(field('Price').inputMode).toBe('numeric')
    expect(field('Road').maxLength).toBe(24)
    expect(field('Lane').hasAttribute('maxlength')).toBe(false)
    for (const hint of ['As people say it', 'Two are promised', 'At most 20', 'The picture'])
      expect(screen.getByText(hint)).toBeTruthy()
    const options = [...field('Place').querySelectorAll('option')]
    expect(options.map(({ textContent }) => textContent)).toEqual(['Please choose', 'Hall', 'Lawn'])
    expect(field('Price').closest('.grid')).toBe(field('Stock').closest('.grid'))
    expect(field('Price').closest('.grid')).not.toBe(field('Name').closest('.grid'))
    await expectAccessible(container)
  })

  it('say what is missing or wrong, each in its own words', async () => {
    const { type, save, field } = await show()
    await type('Name', '  ')
    await type('Price', 'much')
    await type('Stock', '1.5')
    await type('Address', 'A b')
    await save()
    expect(await screen.findAllByText('Please fill this in')).toHaveLength(2)
    expect(screen.getAllByText('A whole number')).toHaveLength(2)
    expect(screen.getByText('Small letters only')).toBeTruthy()
    expect(screen.getByText('Choose a place')).toBeTruthy()
    expect(field('Name').getAttribute('aria-invalid')).toBe('true')
    expect(onSave).not.toHaveBeenCalled()
  })

  it('hold what is typed, and one that is not shown is not asked for', async () => {
    const { type, save, user, field } = await show(true)
    expect(screen.queryByLabelText('Price')).toBeNull()
    await type('Name', 'Modak')
    await type('Text', 'Steam.')
    await type('Road', 'Modak Road')
    await type('Lane', 'Well Lane')
    await user.selectOptions(field('Kind'), 'Every year')
    await user.selectOptions(field('Place'), 'Lawn')
    await user.click(field('Shown'))
    await save()
    await expect.poll(() => onSave.mock.lastCall).toBeTruthy()
    expect(onSave).toHaveBeenLastCalledWith({
      ...puja.empty,
      name: 'Modak',
      text: 'Steam.',
      kind: 'year',
      place: 'lawn',
      isShown: true,
      way: { road: 'Modak Road', lane: 'Well Lane' },
    })
  })
})
