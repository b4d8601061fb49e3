// The stand-in of the online application: says what came along from the profile, and none of the answers in it.
const text = sessionStorage.getItem('ucp_enrollmentDraft');
const draft = text ? JSON.parse(text) : null;
const place = document.getElementById('draft');
if (place)
  place.textContent = draft ? `A draft with ${draft.formData.length} steps came along.` : 'No draft came along: this is a new application.';
