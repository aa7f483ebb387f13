import type { SponsoredDay, StaffSponsorship } from '#contract/sponsorships/admin.ts'
import { get, okOf } from '#server/test/admin.ts'
import { annadan, choice, counterGift, dayPath, offeringPath } from '#server/test/sponsorships.ts'
import { from, type Changes, type Scene } from './change.ts'

const anOffering = async ({ admin }: Scene): Promise<string> =>
  okOf<StaffSponsorship>(await admin.post(offeringPath, annadan)).id

const take = async (scene: Scene) =>
  scene.admin.post(dayPath, {
    sponsorshipId: await anOffering(scene),
    ...choice,
    ...counterGift,
  })

const aDay = async (scene: Scene): Promise<string> => {
  const { reference } = okOf<{ reference: string }>(await take(scene))
  const path = `${dayPath}?from=${choice.date}&to=${choice.date}`
  const days = await get<SponsoredDay[]>(scene.admin, path)
  return `${dayPath}/${days.find((day) => day.reference === reference)?.id}`
}

/** Of sponsored days. */
export const sponsorshipsChanges: Changes = {
  'POST /api/admin/sponsorships': ({ admin }) => admin.post(offeringPath, annadan),
  'PUT /api/admin/sponsorships/:id': async (scene) =>
    from('PUT', `${offeringPath}/${await anOffering(scene)}`, { ...annadan, price: 6000 })(scene),
  'POST /api/admin/sponsored-days': take,
  'POST /api/admin/sponsored-days/:id/move': async (scene) =>
    from('POST', await aDay(scene), { date: '2026-12-10' }, '/move')(scene),
  'POST /api/admin/sponsored-days/:id/keep': async (scene) => {
    const path = await aDay(scene)
    await scene.app.db('sponsored_days').update({ amount: annadan.price + 1 })
    return from('POST', path, {}, '/keep')(scene)
  },
  'POST /api/admin/sponsored-days/:id/free': async (scene) =>
    from('POST', await aDay(scene), {}, '/free')(scene),
}
