// What hosts, guests and staff write to each other in the demo. `<` is the user, `>` staff; {boat} and {place} are filled in.

/** Conversations with hosts about one of their boats. */
export const hostDialogues: readonly (readonly string[])[] = [
  [
    '< Good morning! I uploaded the new navigation license for {boat} yesterday. Could you have a look?',
    '> Good morning! We have it. The expiry date is hard to read in the lower corner, could you take the photo again in daylight?',
    '< Of course, I will do it this afternoon when I am back at the marina.',
    '> Thank you. Send it whenever you are ready and we approve it the same day.',
    '< Done. Is this one better?',
  ],
  [
    '> Hello! Guests ask us whether {boat} has a bimini. It is not on the list of accessories.',
    '< Yes it does, a new one since spring. I forgot to tick it.',
    '> Would you like us to add it for you?',
    '< Please do. And the fish finder as well, it is from last year.',
    '> Both are on the list now. Have a good season!',
  ],
  [
    '< My payout for the trip two weeks ago has not arrived.',
    '> We are sorry to hear that. It was sent to the account that ends in 4471 on Monday. Is that still the right one?',
    '< No! That account is closed, I changed banks in summer.',
    '> Then the bank returns it within three days, and we send it again. Could you give us the new details in your profile?',
    '< They are in my profile now.',
    '< Any news?',
  ],
  [
    '> Welcome to the marketplace! {boat} is online since this morning.',
    '< Wonderful. Two requests already!',
  ],
  [
    '< The swell at {place} was too high yesterday, so I had to turn back after an hour. The guests were kind about it, but I would like to offer them another day for free.',
    '> That is very generous. Tell us the day, and we make the booking for them without a charge.',
    '< Next Saturday from nine. They said they are still around.',
    '> It is in your calendar. Thank you for taking care of them.',
  ],
  [
    '< Can I set a higher price for August?',
    '> You can: add a second plan with its own dates to {boat} and give it the August price. The other plan stays as it is.',
    '< Found it, thanks.',
  ],
  [
    '> Hello, the authorization of {boat} runs out at the end of the month. Please upload the new one in time, so that your bookings stay open.',
  ],
];

/** Conversations with guests about a trip. */
export const guestDialogues: readonly (readonly string[])[] = [
  [
    '< Hi! We booked {boat} for four, can we bring our dog? She is small and used to boats.',
    '> Hello! The host allows pets on board, so she is welcome. Please bring a life vest for her if you have one.',
    '< We do. Thank you so much!',
  ],
  [
    '< I paid by Zelle this morning but the booking still says that the payment is due.',
    '> Thank you for telling us. Could you send the confirmation number of the transfer?',
    '< It is 7741-0038-21.',
    '> Found it, your trip is confirmed. Fair winds!',
    '< Perfect, thanks for the quick help 🙏',
  ],
  [
    '< We have to cancel our trip on {boat}, my daughter is ill. Do we get the money back?',
    '> We are sorry to hear that and hope she is well again soon. With this policy a cancellation today is free of charge; you get everything back.',
    '< That is a relief. How long does it take?',
    '> Three to five working days to the same card.',
    '< Has the refund been sent? I cannot see it yet.',
    '< It has been six days now.',
  ],
  [
    '< Where exactly do we meet in {place}? The address leads to the car park.',
    '> The pier begins behind the car park, past the fuel station on the left. The host waits at the gate with a blue cap.',
    '< Great, see you there.',
  ],
  ['< Is it possible to start the trip at 7 instead of 9? We would love to see the sunrise from the water.'],
  [
    '< I think I left my sunglasses on {boat} last weekend. Brown frame, in a green case.',
    '> We have asked the host and will let you know.',
    '> Good news, they were under the cushion at the bow. The host can send them or keep them for you until your next trip.',
    '< Please keep them, we are coming back in three weeks anyway!',
  ],
  [
    '< Hello, my invoice has the wrong company name on it.\nIt should read:\n\nNordlicht Reisen GmbH\nHafenstraße 12\n20457 Hamburg',
    '> Thank you, we have corrected it. The new invoice is in your mailbox.',
  ],
  [
    '> Hello! The forecast for your trip says 25 knots of wind in the afternoon. The host suggests to start two hours earlier. Would that suit you?',
    '< Yes, no problem. 8 am?',
    '> 8 am it is.',
  ],
];
