s|{language}|pl|g
s|{direction}|ltr|g
s|{newGather}|Nowa gierka|g
s|{pageBroken}|Coś się zepsuło. To, co zapisano, jest bezpieczne.|g
s|{pageDescription}|Dziel na drużyny, mierz czas i wynik i pamiętaj, kto wygrał: piłka ze znajomymi.|g
s|{pageGatherPicture}|Gierka|g
s|{pageNeedsScript}|Football Gather mierzy czas i wynik na twoim urządzeniu i potrzebuje do tego JavaScriptu.|g
s|{pageNotFound}|Nic tu nie ma|g
s|{pageNotFoundAdvice}|Adres mógł zostać ucięty. Twoi gracze i gierki są w aplikacji.|g
s|{pageOpenAgain}|Otwórz aplikację ponownie|g
s|{pageOpenApp}|Otwórz aplikację|g
s|{pagePlayersPicture}|Kto dziś gra|g
s|{pageUnreached}|Aplikacji jeszcze tu nie ma. Sprawdź połączenie.|g
s|{pageWaits}|Chwileczkę, aplikacja jest w drodze.|g
s|{pageWidePicture}|Gierka na szerokim ekranie|g
s|{resume}|Wznów|g
s|{resumeGather}|Wróć do gierki|g
s|{tryAgain}|Ponów|g
