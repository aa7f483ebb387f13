import { copyFile, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { readUnit } from '#server/doctor/unit.ts'
import { asUnit } from './emulatedUnit.ts'

const ourUnit = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'modak-unit-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const ours = join(import.meta.dirname, '../../docs/deploy/modak.service')
  await copyFile(ours, join(folder, 'modak.service'))
  const unit = readUnit([folder])
  if (!unit) throw new Error('It was not read')
  return unit
}

test('the command line, the user and the environment are those of the unit', async () => {
  const script = asUnit(await ourUnit()).at(-1) ?? ''
  const [last = ''] = script.split('\n').toReversed()
  expect(last).toMatch(/'--reuid=modak' '--regid=modak' .*'--no-new-privs' 'env' '-i' /)
  expect(last).toContain(" 'NODE_ENV=production' 'DATA_DIR=/var/lib/modak' ")
  expect(last).toMatch(/ '--max-semi-space-size=2' 'server\/start\.mjs'$/)
  expect(script).toContain("\ncd '/opt/modak'\numask 0077\n")
})

test('only what the unit protects is mounted', async () => {
  const unit = await ourUnit()
  const mounts = (script = '') => script.split('\n').filter((line) => line.includes('mount '))
  expect(mounts(asUnit(unit).at(-1)).join('\n')).toMatch(
    /remount,bind,ro[\s\S]*tmpfs \/tmp\n[\s\S]*hidepid/,
  )
  const open = (name: string) => (/^Protect|^PrivateTmp/.test(name) ? [] : unit(name))
  expect(mounts(asUnit(open).at(-1))).toEqual([])
})
