/** What the site answers to an action, word for word as spec 8 has it, each in its own language. */
export const messages = {
  contactSent: { lang: "es", text: "¡Mensaje enviado con éxito!" },
  contactFailed: {
    lang: "es",
    text: "Hubo un error al enviar el mensaje. Por favor, inténtalo de nuevo.",
  },
  cartEmpty: { lang: "en", text: "Your cart is empty." },
  cartAdded: { lang: "en", text: "Product added successfully" },
  cartAlreadyIn: { lang: "en", text: "Product already in cart" },
  cartRemoved: { lang: "en", text: "Product removed from cart" },
  cartInvalidQuantity: { lang: "en", text: "Please enter a valid quantity" },
  thanksForMessage: { lang: "en", text: "Thanks For Your Message" },
  registered: { lang: "en", text: "Thanks For Registration" },
  loggedIn: { lang: "en", text: "Login Successful" },
  crashed: { lang: "en", text: "Something went wrong." },
  notFound: { lang: "en", text: "Sorry Page Was Not Found!" },
} as const;
