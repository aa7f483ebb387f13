import { describe, expect, it, onTestFinished } from 'vitest'
import { chooseScript } from '#app/script/chosenScript.ts'
import { aMantra } from '#app/test/builders.ts'
import { expectAccessible } from '#app/test/expectAccessible.ts'
import { render, screen } from '#app/test/render.tsx'
import { ShareMantra } from './ShareMantra.tsx'

const mantra = aMantra({
  id: 'vakratunda',
  title: 'Vakratunda',
  meaning: 'O Lord, may my work be free of obstacles.',
  lines: [{ text: 'वक्रतुण्ड महाकाय ।', iast: 'vakratuṇḍa mahākāya |', verse: 1 }],
})
const url = 'https://temple.example/mantras/vakratunda'

const open = async () => {
  const page = await render(<ShareMantra mantra={mantra} url={url} temple="Shri Ganesha Mandir" />)
  const press = (name: string) => page.user.click(screen.getByText(name))
  await press('Share as picture')
  const dialog = await screen.findByRole('dialog', { name: 'A picture of the mantra' })
  const card = () => dialog.querySelector('canvas')?.getAttribute('aria-label')
  return { ...page, press, dialog, card }
}

describe('The card of a mantra', () => {
  it('says its verse, what that means, and where it is', async () => {
    const { dialog, card } = await open()
    expect(card()).toMatch(
      /^Vakratunda\n\nवक्रतुण्ड महाकाय.*\n\nO Lord.*\n\nhttps:\/\/temple\.example\/mantras\/vakratunda$/,
    )
    await expectAccessible(dialog)
  })

  it('is in the script that its reader chose', async () => {
    chooseScript('iast')
    onTestFinished(() => chooseScript('devanagari'))
    const { card } = await open()
    expect(card()).toContain('vakratuṇḍa mahākāya')
    expect(card()).not.toContain('वक्रतुण्ड')
  })

  // happy-dom draws nothing.
  it('says that it could not be drawn, and closes', async () => {
    const { press } = await open()
    expect(await screen.findByText('The card could not be drawn')).toBeTruthy()
    expect(screen.getByText('Save picture')).toHaveProperty('disabled', true)
    await press('Close')
    await expect.poll(() => screen.queryByRole('dialog')).toBeNull()
  })
})
