import type { ZxcvbnFactory } from '@zxcvbn-ts/core'
import type { Knex } from 'knex'
import type { Site } from '#contract/site/public.ts'
import type { Reason } from '#contract/refusals.ts'
import { AppError } from '#server/errors.ts'
import { localWords } from './localWords.ts'

/** What anybody would try first on a temple's site; the site's name and the person's are added. */
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
  'namaste',
] as const

/** The message appears once, beside the field. */
const tooEasy: Reason = { code: 'accounts.passwordEasy' }
const tooClose: Reason = { code: 'accounts.passwordClose' }

/** The least number of guesses a password must need. */
const enough = 1e8

/**
 * zxcvbn adds at least 10⁴ guesses for every part of a password, so that a word, a sign and a year
 * would be enough. People put the same few signs in the same few places, so we count each as ten.
 */
const guessesOfSign = 10
const signs = /[^\p{L}\p{M}\p{Nd}]+/gu

/**
 * How many characters are checked: a good beginning is enough, and each further one takes longer.
 */
const mostRead = 40

let estimator: Promise<ZxcvbnFactory> | undefined

/** Loaded when the first password is set: the lists take 11 MB. */
const loadEstimator = async (): Promise<ZxcvbnFactory> => {
  const [{ ZxcvbnFactory }, { adjacencyGraphs, dictionary }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ])
  return new ZxcvbnFactory({
    dictionary: { ...dictionary, ...localWords },
    graphs: adjacencyGraphs,
    maxLength: mostRead,
  })
}

/** `Ganesha@108!` without what people add to a word. */
const bare = (text: string): string => text.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '')

const guessesOf = (by: ZxcvbnFactory, password: string, known: string[]): number => {
  const read = password.slice(0, mostRead)
  const { guesses } = by.check(read, known)
  const signsIn = read.match(signs)?.length ?? 0
  const ofSigns = guessesOfSign ** signsIn
  if (guesses < enough || signsIn === 0 || ofSigns >= enough) return guesses
  return Math.min(guesses, ofSigns * by.check(read.replaceAll(signs, ''), known).guesses)
}

export type Owner = {
  readonly username: string
  readonly email: string
  readonly fullName?: string
}

type Temple = Pick<Site, 'name' | 'locality' | 'city'>

const wholeAndParts = (name: string): string[] => [name, ...name.split(/[\s,]+/)]

const namesOf = (
  { username, email, fullName = '' }: Owner,
  { name, locality, city }: Temple,
): string[] =>
  [
    username,
    email,
    email.split('@')[0] ?? '',
    ...wholeAndParts(fullName),
    ...wholeAndParts(name),
    ...wholeAndParts(locality),
    city.name,
  ].map((word) => bare(word.toLowerCase()))

/**
 * One word or name with a few numbers and signs around it, such as `Kavya@2003`. Programs that guess try
 * every word of long lists that way, and no list of ours has all names.
 */
const oneWord = /^[^\p{L}]{0,6}[\p{L}\p{M}]{1,10}[^\p{L}]{0,6}$/u

const faultOf = async (password: string, names: readonly string[]): Promise<Reason | undefined> => {
  const word = bare(password.toLowerCase())
  const known = [...contextWords, ...names]
  if (known.some((name) => name.length >= 3 && name === word)) return tooClose
  if (oneWord.test(password)) return tooEasy
  estimator ??= loadEstimator()
  const guesses = guessesOf(await estimator, password, known.filter(Boolean))
  return guesses < enough ? tooEasy : undefined
}

/** Refuses a password that is easy to guess. The contract has already checked its form. */
export type AssertStrong = (db: Knex, password: string, owner: Owner) => Promise<void>

export const createAssertStrong =
  (findSite: (db: Knex) => Promise<Temple>): AssertStrong =>
  async (db, password, owner) => {
    const fault = await faultOf(password, namesOf(owner, await findSite(db)))
    if (!fault) return
    const fields = [{ pointer: '#/password', ...fault }]
    throw new AppError('invalid_input', { code: 'accounts.chooseAnother' }, fields)
  }
