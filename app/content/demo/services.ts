/** How an order goes (spec 2: Live Purchase is open at the start). */
export const orderProcess = {
  title: "How an order goes",
  start: "live",
  ways: [
    {
      id: "home",
      title: "Home Delivery",
      steps: [
        { title: "Choose", text: "Fill a cart in the shop, by noon for the day after tomorrow." },
        { title: "We pick", text: "Your things are picked, pulled or landed the next morning." },
        { title: "We ring", text: "Two days later at your door, cool and in crates that come back." },
      ],
    },
    {
      id: "live",
      title: "Live Purchase",
      steps: [
        { title: "Come", text: "From Sunday to Friday, half past nine to five, at the gate of Corozal." },
        { title: "Walk", text: "Take a basket and walk the beds with whoever is free to show them." },
        { title: "Weigh", text: "Pay by weight at the packing table. The coffee is on us." },
      ],
    },
  ],
} as const;
