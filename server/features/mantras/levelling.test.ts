import { existsSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { eventually } from '#server/test/eventually.ts'
import { person } from '#server/test/people.ts'
import { mp3 } from '#server/test/recordings.ts'
import { testApp } from '#server/test/testApp.ts'

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

/** A program that levels for an hour, and notes each run of it in a folder. */
const slowProgram = () => {
  const folder = mkdtempSync(join(tmpdir(), 'modak-ffmpeg-'))
  const command = join(folder, 'ffmpeg')
  const script = `#!/bin/sh
case "$*" in *-encoders*) echo libmp3lame; exit;; esac
echo $$ > "${folder}/$$.part" && mv "${folder}/$$.part" "${folder}/$$.pid"
exec sleep 3600
`
  writeFileSync(command, script, { mode: 0o755 })
  const pids = () =>
    readdirSync(folder)
      .filter((name) => name.endsWith('.pid'))
      .map((name) => Number(readFileSync(join(folder, name), 'utf8')))
  const running = () => pids().filter(isAlive)
  /** The one that runs, once it does. */
  const runningOne = (): Promise<number> =>
    eventually(() => {
      const [pid, ...others] = running()
      if (pid === undefined || others.length > 0) throw new Error('not one')
      return pid
    })
  return { command, running, runningOne }
}

type Answer = { status: number | undefined; retryAfter: string | undefined; text: string }

const open = async () => {
  const program = slowProgram()
  const app = await testApp({ ffmpeg: program.command })
  const editor = await person(app, { role: 'editor' })
  const cookie = [...editor.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const send = () => {
    const sent = request(`${app.url}/api/admin/mantras/vakratunda/audio`, {
      method: 'PUT',
      agent: false,
      headers: { Origin: app.publicUrl, Cookie: cookie, 'If-Match': '"1"' },
    })
    const answer = new Promise<Answer>((resolve, reject) => {
      sent.on('error', reject)
      sent.on('response', async (response) => {
        let text = ''
        for await (const part of response) text += String(part)
        const { statusCode: status, headers } = response
        resolve({ status, retryAfter: headers['retry-after'], text })
      })
    })
    answer.catch(() => undefined)
    sent.end(mp3())
    return { answer, leave: () => sent.destroy() }
  }
  const workshops = () => {
    const folder = join(app.uploads, 'incoming')
    return existsSync(folder) ? readdirSync(folder) : []
  }
  return { program, send, workshops }
}

test('levelling ends when the sender has gone, and leaves nothing', async () => {
  const { program, send, workshops } = await open()
  const { leave } = send()
  await program.runningOne()
  leave()
  await eventually(() => expect(program.running()).toEqual([]))
  await eventually(() => expect(workshops()).toEqual([]))
})

test('one is levelled at a time; a few wait, in turn, and the next is asked to come again', async () => {
  const { program, send, workshops } = await open()
  const first = send()
  const before = await program.runningOne()
  const others = [send(), send(), send(), send()]
  const refused = await Promise.race(others.map(({ answer }) => answer))
  expect(refused).toMatchObject({ status: 503, retryAfter: '120' })
  expect(refused.text).toContain('still processing other recordings')
  expect(program.running()).toEqual([before])
  first.leave()
  await eventually(() => expect(program.running()).not.toContain(before))
  await program.runningOne()
  for (const { leave } of others) leave()
  await eventually(() => expect(workshops()).toEqual([]))
  expect(program.running()).toEqual([])
})

test('levelling that was killed says nothing of the recording', async () => {
  const { program, send, workshops } = await open()
  const { answer } = send()
  process.kill(await program.runningOne(), 'SIGKILL')
  const { status, text } = await answer
  expect(status).toBe(503)
  expect(text).toContain('could not process')
  expect(text).not.toContain('damaged')
  expect(workshops()).toEqual([])
})
