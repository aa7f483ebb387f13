export const reminders = {
  unknownCity: ({ city }: { city: string }) => `The city “${city}” is not on our list`,
  unknownFestival: ({ festival }: { festival: string }) =>
    `There is no festival “${festival}” on our calendar`,
  allPassed:
    'The times you chose have already passed for this festival, so no reminder would come. Please choose another time or festival.',
  noMoonrise:
    'The festivals you chose do not end with the moonrise, so no reminder would come. Please choose a day.',
  badPhone: 'Must be in international format (e.g., +919876543210)',
  wrongCode: 'This code is wrong or has expired. Please check it, or ask for a new one.',
  enoughToday:
    'We have already sent 3 messages to this number today. To confirm it, subscribe and enter the newest code.',
  unknownPushService: 'We cannot reach your browser’s push service. Please choose email instead.',
  unsoundPushKeys: 'Your browser’s subscription is not valid. Please try again.',
}
