import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { AppError } from '#server/errors.ts'

/** What anybody would try first at a temple's site; a person's own names come beside them. */
const contextWords = [
  'modak',
  'ganesh',
  'ganesha',
  'ganapati',
  'ganpati',
  'vinayaka',
  'vinayak',
  'siddhivinayak',
  'mandir',
  'temple',
  'mantra',
  'puja',
  'admin',
  'password',
  'welcome',
  'namaste',
] as const

const tooCommon = 'This password is among the commonest and easy to guess. Please choose another.'
const tooClose =
  'This password is too close to a name or a word of this site. Please choose another.'

let common: Promise<ReadonlySet<string>> | undefined

const readCommon = async (): Promise<ReadonlySet<string>> => {
  const text = await readFile(join(import.meta.dirname, 'commonPasswords.txt'), 'utf8')
  return new Set(text.split('\n').filter((line) => line && !line.startsWith('# ')))
}

/** What is left of `Ganesha@108!` when what people add to a word is taken away. */
const bare = (text: string): string => text.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '')

const withoutMarks = (text: string): string => text.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '')

export type Owner = {
  readonly username: string
  readonly email: string
  readonly fullName?: string
}

const wordsOf = ({ username, email, fullName = '' }: Owner): string[] => [
  ...contextWords,
  ...[username, email.split('@')[0] ?? '', fullName, ...fullName.split(/\s+/)].map((word) =>
    bare(word.toLowerCase()),
  ),
]

const faultOf = async (password: string, owner: Owner): Promise<string | undefined> => {
  const lower = password.toLowerCase()
  common ??= readCommon()
  const known = await common
  if (known.has(lower) || known.has(withoutMarks(lower))) return tooCommon
  const word = bare(lower)
  return wordsOf(owner).some((name) => name.length >= 3 && name === word) ? tooClose : undefined
}

/** Refuses what is guessed first. Its form was looked at by the contract. */
export const assertUncommon = async (password: string, owner: Owner): Promise<void> => {
  const fault = await faultOf(password, owner)
  if (fault) throw new AppError('invalid_input', fault, [{ pointer: '#/password', detail: fault }])
}
