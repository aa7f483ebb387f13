import { describe, expect, it } from 'vitest'
import { aSound } from '#app/test/aSound.tsx'
import { aMantra } from '#app/test/builders.ts'
import { render, screen } from '#app/test/render.tsx'
import { templeServer } from '#app/test/templeServer.ts'
import { listMantras } from '#contract/mantras/public.ts'
import { VerseVoice } from './VerseVoice.tsx'

const show = async (line: string) => {
  const server = templeServer()
  const sound = aSound()
  server.answers(listMantras, [aMantra()])
  const page = await render(sound.around(<VerseVoice line={line} />), { server })
  return { ...page, ...sound }
}

describe('The voice of a verse', () => {
  it('is the recording of the mantra that has it, and stops', async () => {
    const { user, player, element } = await show(aMantra().lines[0]?.text ?? '')
    await user.click(await screen.findByRole('button', { name: 'Listen' }))
    expect(player.getState().status).toBe('playing')
    await user.click(screen.getByRole('button', { name: 'Stop' }))
    expect(element.paused).toBe(true)
  })

  it('says that there is none', async () => {
    await show('क्षीरोदार्णवसम्भूत')
    expect(await screen.findByText(/^This verse has no recording yet/)).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Listen' })).toBeNull()
  })
})
