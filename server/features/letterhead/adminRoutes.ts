import {
  getLetterhead,
  removeLetterhead,
  uploadLetterhead,
} from '#contract/site/letterheadAdmin.ts'
import { implement, type Route } from '#server/http/implement.ts'
import type { LetterheadAdmin } from './admin.ts'

export const letterheadRoutes = (letterhead: LetterheadAdmin): Route[] => [
  implement(getLetterhead)((_, { db }) => letterhead.get(db)),
  implement(uploadLetterhead)((input, context) => letterhead.upload(context, input)),
  implement(removeLetterhead)((input, context) => letterhead.remove(context, input)),
]
