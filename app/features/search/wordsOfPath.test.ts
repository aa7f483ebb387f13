import { expect, test } from 'vitest'
import { wordsOfPath } from './wordsOfPath.ts'

test.each([
  ['/blog/modak-recipe', 'modak recipe'],
  ['/Mantras/Vakratunda_Mahakaya.html', 'Vakratunda Mahakaya'],
  ['/%E0%A4%97%E0%A4%A3%E0%A5%87%E0%A4%B6', 'गणेश'],
  ['/calendar/ganesh-chaturthi-2027', 'ganesh chaturthi 2027'],
  ['/index.php', ''],
  ['/', ''],
  ['/%E0%A4%A', 'E0 A4 A'],
  [`/${'a'.repeat(3000)}`, ''],
])('the words of %s are %j', (path, words) => {
  expect(wordsOfPath(path)).toBe(words)
})
