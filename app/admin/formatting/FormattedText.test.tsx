import { useForm, type UseFormReturn, useWatch } from 'react-hook-form'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { expectAccessible } from '#app/test/expectAccessible.ts'
import { screen } from '#app/test/render.tsx'
import { renderOffice } from '#app/test/renderOffice.tsx'
import { templeServer } from '#app/test/templeServer.ts'
import { previewIssue } from '#contract/newsletter/issuesAdmin.ts'
import { FormattedText } from './FormattedText.tsx'
import { LivePreview, PreviewedText } from './LivePreview.tsx'

const onSave = vi.fn<(text: string) => void>()

function PictureField({ onInsert }: { onInsert: (url: string, alt: string) => void }) {
  return (
    <button type="button" onClick={() => onInsert('/media/moon.webp', 'The moon')}>
      Insert the moon
    </button>
  )
}

function Preview({ form }: { form: UseFormReturn<{ text: string }> }) {
  return (
    <LivePreview
      label="As devotees will see it"
      endpoint={previewIssue}
      input={{ markdown: useWatch({ control: form.control, name: 'text' }) }}
      isEmpty={({ html }) => html === ''}
    >
      {({ html }) => <PreviewedText html={html} />}
    </LivePreview>
  )
}

/** A text that may have pictures, in a form of its own. */
function Form({ text }: { text: string }) {
  const form = useForm({ defaultValues: { text } })
  return (
    <form onSubmit={form.handleSubmit((values) => onSave(values.text))}>
      <FormattedText
        label="Text"
        hint="Be brief."
        registered={form.register('text')}
        maxLength={2000}
        rows={4}
        PictureField={PictureField}
        preview={<Preview form={form} />}
      />
      <button type="submit">Save</button>
    </form>
  )
}

/** Puts words in place of the selection, as a browser does for a key; happy-dom cannot. */
function typed(words: string): boolean {
  const area = document.activeElement as HTMLTextAreaElement
  const { value, selectionStart, selectionEnd } = area
  const text = value.slice(0, selectionStart) + words + value.slice(selectionEnd)
  // Not through the element itself: React would take it for its own change.
  Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(area, text)
  return area.dispatchEvent(new Event('input', { bubbles: true }))
}

const show = async (text = 'Ganesha rises') => {
  onSave.mockClear()
  document.execCommand = (_name, _ui, words = '') => typed(words)
  onTestFinished(() => void Reflect.deleteProperty(document, 'execCommand'))
  const server = templeServer()
  server.answers(previewIssue, ({ markdown = '' }) => ({ html: markdown && `<p>${markdown}</p>` }))
  const page = await renderOffice(<Form text={text} />, { server })
  const area = screen.getByLabelText<HTMLTextAreaElement>('Text')
  return {
    ...page,
    area,
    press: (name: string) => page.user.click(screen.getByRole('button', { name })),
    select: (part: string) => {
      const at = area.value.indexOf(part)
      area.setSelectionRange(at, at + part.length)
    },
    selected: () => area.value.slice(area.selectionStart, area.selectionEnd),
  }
}

describe('A text with formatting', () => {
  it.each([
    ['Bold', '**Ganesha** rises'],
    ['Italic', '*Ganesha* rises'],
    ['Heading', '## Ganesha rises'],
    ['Smaller heading', '### Ganesha rises'],
    ['List', '- Ganesha rises'],
    ['Numbered list', '1. Ganesha rises'],
    ['Quote', '> Ganesha rises'],
  ])('formats the selected words: %s', async (name, text) => {
    const { press, select, area } = await show()
    select('Ganesha')
    await press(name)
    expect(area.value).toBe(text)
    expect(document.activeElement).toBe(area)
  })

  it('puts in an example where nothing is selected, selected to be replaced', async () => {
    const { press, area, selected, user } = await show('')
    await press('Bold')
    expect(area.value).toBe('**bold words**')
    expect(selected()).toBe('bold words')
    await user.keyboard('Ganesha')
    expect(area.value).toBe('**Ganesha**')
  })

  it('keeps what the buttons changed when it is saved', async () => {
    const { press, select } = await show()
    select('rises')
    await press('Italic')
    await press('Save')
    await expect.poll(() => onSave.mock.lastCall).toEqual(['Ganesha *rises*'])
  })

  it('takes a picture where the cursor is', async () => {
    const { press, area, select, container } = await show('Before\n\nAfter')
    expect(screen.queryByText('Insert the moon')).toBeNull()
    await press('Picture in the text')
    const button = screen.getByRole('button', { name: 'Picture in the text' })
    expect(button.getAttribute('aria-expanded')).toBe('true')
    await expectAccessible(container)
    select('After')
    await press('Insert the moon')
    expect(area.value).toContain('![The moon](/media/moon.webp)')
    expect(screen.queryByText('Insert the moon')).toBeNull()
  })

  it('is shown as devotees will see it, if that is wanted', async () => {
    const { press, server, area, select, user } = await show()
    const toggle = screen.getByRole('button', { name: /^(Show|Hide) preview$/ })
    if (toggle.textContent === 'Show preview') await user.click(toggle)
    const preview = screen.getByRole('region', { name: 'As devotees will see it' })
    await expect
      .poll(() => preview.querySelector('p:last-child')?.textContent)
      .toBe('Ganesha rises')
    select('rises')
    await press('Italic')
    await expect.poll(() => preview.textContent).toContain('Ganesha *rises*')
    await user.clear(area)
    await expect.poll(() => preview.textContent).toContain('What you write will be shown here.')
    server.refuses(previewIssue, 'unavailable')
    await user.type(area, 'x')
    await expect
      .poll(() => preview.textContent)
      .toContain('The preview is not available right now. Your text is safe.')
    await press('Hide preview')
    expect(screen.queryByRole('region', { name: 'As devotees will see it' })).toBeNull()
  })
})
