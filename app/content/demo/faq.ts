/** Five questions (spec 2, "FAQ"). */
export const questions = [
  {
    id: 1,
    question: "Where does the food in the shop come from?",
    answer:
      "From growers and fishermen on the north coast of Honduras, none of them more than two hours by road from Corozal. Every product's page says what it is, how long it keeps and where it was grown or landed.",
  },
  {
    id: 2,
    question: "How quickly do you deliver?",
    answer:
      "Within two days. What you order before noon is picked, pulled or landed the next morning and is on its way the same day. Fish travels on ice and never waits for a second day.",
  },
  {
    id: 3,
    question: "Can I really order here?",
    answer:
      "Not yet: this is a demo of a shop. You can fill a cart and walk to the checkout, but there is no payment, nothing is sent and nothing is kept outside your own browser.",
  },
  {
    id: 4,
    question: "Is everything organic?",
    answer:
      "Most of it is grown without synthetic treatment, and what has been treated says so. We would rather name the one spraying that a tree needed than print a word on a label.",
  },
  {
    id: 5,
    question: "May I visit the farm?",
    answer:
      "Yes, from Sunday to Friday between half past nine and five. Write to us a day before, bring boots in October, and stay for lunch if Rosa is cooking.",
  },
] as const;
